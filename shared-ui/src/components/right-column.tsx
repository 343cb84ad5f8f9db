import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { BesidePageContext } from '../data/use-read'
import { whenIdle } from '../hooks/timing'
import { useWidget, WidgetBoundary } from '../widgets/widget'

/** Longest time for which the browser may put it off in favour of the page's own work, in ms. */
const IDLE_TIMEOUT = 3000

/** The right column of a page, a component of the social remote: after the page itself, and nothing without that remote. */
export default function RightColumn() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(0, () => setIdle(true), IDLE_TIMEOUT), [])
  return isIdle ? <RightColumnWidget /> : null
}

function RightColumnWidget() {
  const { pathname } = useLocation()
  const { Widget } = useWidget('social/margin')
  if (!Widget) return null
  return (
    <WidgetBoundary fallback={null}>
      <aside aria-label="À margem" style={{ paddingBlock: 24 }}>
        <BesidePageContext value>
          <Widget path={pathname} />
        </BesidePageContext>
      </aside>
    </WidgetBoundary>
  )
}
