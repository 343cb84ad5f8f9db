import { ScrollArea } from '@ementa/ui'
import { DeviceNotice } from './device-notice'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

/** The sidebar. In a low window its entries scroll; the notice and the user stay visible below them. */
export function Sidebar() {
  return (
    <div className="sidebar">
      {/* At the end of the list the wheel scrolls the page. */}
      <ScrollArea style={{ overscrollBehavior: 'auto' }}>
        <NavigationList />
      </ScrollArea>
      <aside aria-label="Dados e conta">
        <DeviceNotice />
        <UserArea />
      </aside>
    </div>
  )
}
