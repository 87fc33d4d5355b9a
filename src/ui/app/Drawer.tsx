import { ArrowLeftRight, CircleAlert } from 'lucide-react'
import { memo } from 'react'
import { progress } from '../../domain/onboarding/progress.ts'
import { isAdmin } from '../../domain/permissions/access.ts'
import type { MenuAlert, MenuItem } from '../../domain/session/menu.ts'
import { type PageName, pathTo, pathToOwn, places } from '../../domain/session/places.ts'
import { wording } from '../../domain/session/wording.ts'
import { mayChangeClientIn } from '../../machines/session/app.selectors.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Text } from '../kit/Text.tsx'
import { Company } from './Company.tsx'
import { FindEmployee } from './FindEmployee.tsx'
import { useApp, useAppState, useNavigationState } from './machines.tsx'
import { useMayOpen, useMenu } from './menu.ts'
import { menuIcons } from './menuIcons.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import { useActor, usePart, useUser } from './session.ts'

const alerts: Record<MenuAlert, string> = {
  unacknowledgedPolicies: 'You have policies to agree to',
  expiredCertification: 'A certification has expired',
}

/** § 2.3 The side drawer: logo, Change Client, name card, menu, and account set-up while it is not done. */
export const Drawer = memo(({ shown }: { readonly shown: PageName | null }) => (
  <div className={slot('drawer', 'root')}>
    <Company />
    <ChangeClient />
    <FindOnNarrow />
    <NameCard />
    <nav className={slot('drawer', 'nav')} aria-label="Main">
      <Menu shown={shown} />
    </nav>
    <AccountSetup />
  </div>
))

const ChangeClient = () => {
  const app = useApp()
  return useAppState(mayChangeClientIn) ? (
    <div className={slot('drawer', 'change')}>
      <Button size="sm" tone="ghost" onClick={() => app.send({ type: 'client.changeAsked' })}>
        <ArrowLeftRight aria-hidden="true" />
        {wording.changeClient}
      </Button>
    </div>
  ) : null
}

/** Where the top bar has no room for it. */
const FindOnNarrow = () =>
  isAdmin(useActor()) ? (
    <div className={slot('drawer', 'find')}>
      <FindEmployee />
    </div>
  ) : null

const NameCard = () => {
  const user = useUser()
  return (
    <section className={slot('drawer', 'card')} aria-label="Signed in as">
      <PersonAvatar person={user} size={40} />
      <span className={slot('drawer', 'who')}>
        <Text as="strong" style="label" clip="line">
          {user.fullName}
        </Text>
        {user.currentPosition === null ? null : (
          <Text as="span" style="small" tone="muted" clip="line">
            {user.currentPosition.title}
          </Text>
        )}
        <Text as="span" style="small" tone="muted" clip="line">
          {user.email}
        </Text>
        {user.isAdmin ? (
          <span>
            <Badge tone="accent">Admin</Badge>
          </span>
        ) : null}
      </span>
    </section>
  )
}

/** The item of the page is marked; on a page that is none, the item of the profile or the area it belongs to. */
const Menu = ({ shown }: { readonly shown: PageName | null }) => {
  const menu = useMenu()
  const { id } = useUser()
  const own = pathToOwn('employee', id)
  const isOwn = useNavigationState(({ context }) => `${context.current.split('?')[0]}/`.startsWith(`${own}/`))
  const all = menu.flatMap(({ items }) => items)
  const here =
    all.find(({ route }) => (route === 'employee' ? isOwn : route === shown)) ??
    all.find(
      ({ route }) =>
        route !== 'employee' &&
        shown !== null &&
        // To us, and from no area of the menu.
        shown !== 'feedback' &&
        places[shown].area.startsWith(places[route].area),
    )
  return menu.map(({ name, label, items }) => (
    <section key={name} aria-label={label ?? 'Tenure'}>
      {label === null ? null : <h2 className={slot('drawer', 'heading')}>{label}</h2>}
      <ul className={slot('drawer', 'list')}>
        {items.map((item) => (
          <li key={item.route}>
            <MenuLink
              item={item}
              href={pathToOwn(item.route, id)}
              current={item === here ? (item.route === shown ? 'page' : 'true') : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface MenuLinkProps {
  readonly item: MenuItem
  readonly href: string
  readonly current: 'page' | 'true' | undefined
}

const MenuLink = ({ item, href, current }: MenuLinkProps) => {
  const Icon = menuIcons[item.route]
  return (
    <a href={href} className={slot('drawer', 'item')} aria-current={current}>
      <Icon aria-hidden="true" />
      <span>{item.label}</span>
      {item.alert === undefined ? null : (
        <CircleAlert className={slot('drawer', 'alert')} role="img" aria-label={alerts[item.alert]} />
      )}
    </a>
  )
}

/** § 2.3 'Account Setup N / M' while any onboarding stage is pending, for those who may open the page. */
const AccountSetup = () => {
  const onboarding = usePart('onboarding')
  const mayOpen = useMayOpen('accountSetup')
  if (onboarding === null || !mayOpen) return null
  const { done, total, isPending } = progress(onboarding)
  return isPending ? (
    <div className={slot('drawer', 'foot')}>
      <LinkButton href={pathTo('accountSetup')}>{wording.accountSetup(done, total)}</LinkButton>
    </div>
  ) : null
}
