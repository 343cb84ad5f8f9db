import { type ComponentProps, type CSSProperties, Suspense } from 'react'
import { useMediaQuery } from '../hooks/layout'
import { lazyPart } from './lazy-part'

/** Width that an upright tablet leaves beside the rail: there all columns are equally wide. */
const TABLET: CSSProperties & Record<'--tablet', string> = { '--tablet': '746px' }

const RightColumn = lazyPart(() => import('./right-column'))

interface ColumnProps extends ComponentProps<'div'> {
  /** `wide`: all there is, for tables and grids. */
  width?: 'column' | 'wide'
  /**
   * Content beside the column where a window has room: `filled` is the product's right column, `empty` as
   * much room, `none` leaves it to the page. A `wide` column leaves no room.
   */
  margin?: 'filled' | 'empty' | 'none'
}

/**
 * The column of every page. It always begins at the sidebar's rule and ends in a hairline of its own, so that nothing
 * moves sideways from page to page; on phones it is the whole width.
 */
export function Column({ width = 'column', margin = 'filled', className = '', ...rest }: ColumnProps) {
  const hasRoom = useMediaQuery('asideBeside')
  const column = <div className={`column ${className}`} data-width={width} style={TABLET} {...rest} />
  if (width === 'wide' || margin === 'none') return column
  return (
    <div className="columns">
      {column}
      {hasRoom && (
        <div className="column-beside">
          {margin === 'filled' && (
            <Suspense>
              <RightColumn />
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
