import { pathTo, places } from '../../domain/session/places.ts'
import { useMayOpen } from '../app/menu.ts'
import { useTenant, useUser } from '../app/session.ts'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Page } from '../kit/Page.tsx'
import { AroundCompany } from './news/AroundCompany.tsx'
import { SinceLastVisit } from './news/SinceLastVisit.tsx'
import { Team } from './Team.tsx'
import { ToDo } from './ToDo.tsx'

/** What is asked of me, and who I work with. */
export const HomePage = () => {
  const user = useUser()
  const { name, companyVision } = useTenant()
  return (
    <Page
      title={places.home.title}
      header={<Greeting name={user.fullName} />}
      description={companyVision ?? name}
      actions={<Doors />}
    >
      <ToDo />
      <SinceLastVisit />
      <AroundCompany />
      <Team />
    </Page>
  )
}

/** To what no item of the menu leads (§ 2.3). */
const Doors = () => (
  <>
    <LinkButton href={pathTo('calendar')}>{places.calendar.title}</LinkButton>
    {useMayOpen('dashboard') ? <LinkButton href={pathTo('dashboard')}>{places.dashboard.title}</LinkButton> : null}
    <LinkButton href={pathTo('dailyScrum')}>{places.dailyScrum.title}</LinkButton>
  </>
)

const Greeting = ({ name }: { readonly name: string }) => (
  <h1 className={slot('page', 'title')} tabIndex={-1}>
    {`Welcome, ${name.split(' ')[0]}`}
  </h1>
)
