import { ScrollArea } from '@ementa/ui/plain'
import { DeviceNotice } from './device-notice'
import { NavigationList } from './navigation-list'
import { UserArea } from './user-area'

/** The entries scroll on a low window; what is said about the data and who is signed in stay in sight. */
export function Sidebar() {
  return (
    <div className="sidebar">
      {/* At its end the page scrolls on: the pointer over the navigation must not make the wheel useless. */}
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
