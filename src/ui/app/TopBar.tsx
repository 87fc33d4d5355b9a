import { CircleHelp, Menu as MenuIcon, PanelLeft, Search } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { isAdmin } from '../../domain/permissions/access.ts'
import { environmentChip } from '../../domain/session/environment.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { wording } from '../../domain/session/wording.ts'
import { Badge } from '../kit/Badge.tsx'
import { IconButton } from '../kit/Button.tsx'
import { slot } from '../kit/classes.ts'
import { late } from '../kit/late.ts'
import { Menu } from '../kit/Menu.tsx'
import { Text } from '../kit/Text.tsx'
import { onTheme, readTheme, storeTheme, type ThemeChoice } from '../kit/theme.ts'
import { tooltip } from '../kit/tooltip.ts'
import { Beside } from './Boundaries.tsx'
import { FindEmployee } from './FindEmployee.tsx'
import { feedbackFrom } from './feedbackFrom.ts'
import { useApp, useNavigationState } from './machines.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'
import { useSettings } from './SettingsContext.tsx'
import { useActor, useUser } from './session.ts'

// Not `lazy`: React keeps a failed import for ever.
const { use: useBell } = late(async () => (await import('../notifications/Bell.tsx')).Bell)

const LaterBell = () => {
  const Bell = useBell(true)
  return Bell === undefined ? null : <Bell />
}

interface TopBarProps {
  readonly title: string
  readonly isDrawerOpen: boolean
  readonly onToggleDrawer: () => void
  readonly onOpenSheet: () => void
  /** Opens the palette, for whoever has no keyboard or does not know its key. */
  readonly onFind: () => void
}

/** § 2.3 Top bar: page title, employee search for admins, environment chip, support menu, avatar menu. */
export const TopBar = memo(({ title, isDrawerOpen, onToggleDrawer, onOpenSheet, onFind }: TopBarProps) => {
  const actor = useActor()
  const { environment, workshop } = useSettings()
  const chip = environmentChip(environment)
  return (
    <header className={slot('topbar', 'root')}>
      <span className={slot('topbar', 'wide')}>
        <IconButton
          label={isDrawerOpen ? 'Hide the menu' : 'Show the menu'}
          icon={<PanelLeft />}
          onClick={onToggleDrawer}
        />
      </span>
      <span className={slot('topbar', 'narrow')}>
        <IconButton label="Open the menu" icon={<MenuIcon />} onClick={onOpenSheet} />
      </span>
      <div className={slot('topbar', 'title')}>
        <span>{title}</span> {chip === null ? null : <EnvironmentChip name={chip} hasWorkshop={workshop} />}
      </div>
      <div className={slot('topbar', 'tools')}>
        {isAdmin(actor) ? (
          <div className={slot('topbar', 'find')}>
            <FindEmployee />
          </div>
        ) : null}
        <IconButton label="Search" icon={<Search />} onClick={onFind} />
        <Beside>
          <LaterBell />
        </Beside>
        <SupportMenu />
        <AvatarMenu />
      </div>
    </header>
  )
})

interface EnvironmentChipProps {
  readonly name: string
  readonly hasWorkshop: boolean
}

/** Beside the product, not in it: another program, in a window of its own. */
const EnvironmentChip = ({ name, hasWorkshop }: EnvironmentChipProps) => {
  const chip = <Badge tone="warning">{name}</Badge>
  if (!hasWorkshop) return chip
  return (
    <a
      href="/workshop"
      target="_blank"
      rel="opener"
      aria-label={`${name}: chart workshop`}
      {...tooltip('Chart workshop')}
    >
      {chip}
    </a>
  )
}

const SupportMenu = () => {
  const { support } = useSettings()
  const current = useNavigationState(({ context }) => context.current)
  return (
    <Menu
      label={wording.support}
      icon={<CircleHelp />}
      align="end"
      items={[
        { id: 'help', label: wording.helpDocs, href: support.helpDocsUrl },
        { id: 'feedback', label: wording.sendFeedback, href: feedbackFrom(current) },
        'separator',
        { id: 'terms', label: wording.termsOfService, href: pathTo('terms') },
        { id: 'privacy', label: wording.privacyPolicy, href: support.privacyUrl },
      ]}
    />
  )
}

const themes: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ['system', 'Same as system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

const AvatarMenu = () => {
  const app = useApp()
  const user = useUser()
  const theme = useSyncExternalStore(onTheme, readTheme)
  return (
    <Menu
      label={user.fullName}
      icon={<PersonAvatar person={user} size={24} />}
      align="end"
      items={[
        {
          id: 'who',
          heading: (
            <>
              <Text as="div" style="label">
                {user.fullName}
              </Text>
              {user.currentPosition?.title}
            </>
          ),
        },
        { id: 'profile', label: wording.myProfile, href: pathTo('employee', { id: user.id }) },
        { id: 'settings', label: places.settings.title, href: pathTo('settings') },
        'separator',
        { id: 'theme', heading: 'Theme' },
        ...themes.map(([choice, label]) => ({
          id: choice,
          label,
          checked: theme === choice,
          onSelect: () => storeTheme(choice),
        })),
        'separator',
        { id: 'signOut', label: wording.signOut, onSelect: () => app.send({ type: 'signOut.asked' }) },
      ]}
    />
  )
}
