import { Column, PageHeader, SignedIn, SignInPrompt, Skeletons, usePageTitle } from '@ementa/ui'
import { AccountState } from './account-state'
import { OwnReports } from './own-reports'

const TITLE = 'Denúncias e decisões'
const header = <PageHeader title={TITLE} description="A situação da sua conta e o que você denunciou." />

/** `/denuncias`: the status of one's own account, the decisions about it, and the outcomes of one's reports. */
export default function OwnModerationPage() {
  usePageTitle(TITLE)
  return (
    <Column>
      <SignedIn
        loading={
          <>
            {header}
            <Skeletons shape="part" count={2} />
          </>
        }
        visitor={
          <SignInPrompt
            illustration="folder"
            title={TITLE}
            titleAs="h1"
            description="Entre para ver a situação da sua conta e o que você denunciou."
          />
        }
      >
        {(user) => (
          <>
            {header}
            <AccountState userId={user.id} />
            <OwnReports userId={user.id} />
          </>
        )}
      </SignedIn>
    </Column>
  )
}
