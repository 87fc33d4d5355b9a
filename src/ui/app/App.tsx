import { useCallback, useDeferredValue, useMemo } from 'react'
import { Router, type SearchString, useRouter } from 'wouter'
import { type Screen, screenOf } from '../../machines/session/app.selectors.ts'
import type { RunningApp } from '../../machines/session/runningApp.ts'
import { ClockContext, tickingClock } from '../kit/clock.ts'
import { LocaleContext } from '../kit/locale.ts'
import { PageOverlays } from '../kit/PageOverlays.tsx'
import { ProgressBar } from '../kit/ProgressBar.tsx'
import { AppToasts } from './AppToasts.tsx'
import { AppBoundary } from './Boundaries.tsx'
import { ClosedPage } from './ClosedPage.tsx'
import { FailurePage } from './FailurePage.tsx'
import { GroupsProvider } from './GroupsContext.tsx'
import { InternalLinks } from './InternalLinks.tsx'
import { LoaderPage } from './LoaderPage.tsx'
import { RunningAppProvider, useAppState, useNavigation, useNavigationState } from './machines.tsx'
import { PrefetchWanted } from './PrefetchWanted.tsx'
import type { Groups } from './pages.ts'
import { isVisited, matched, RoutePage } from './routes.tsx'
import { SettingsProvider } from './SettingsContext.tsx'
import { Shell } from './Shell.tsx'
import { useTenant } from './session.ts'
import type { Settings } from './settings.ts'

interface AppProps {
  readonly app: RunningApp
  readonly groups: Groups
  readonly settings: Settings
}

export const App = ({ app, groups, settings }: AppProps) => {
  const clock = useMemo(() => tickingClock(app.now), [app.now])
  return (
    <SettingsProvider settings={settings}>
      <GroupsProvider groups={groups}>
        <RunningAppProvider app={app}>
          <ClockContext value={clock}>
            <PrefetchWanted />
            <AppBoundary>
              <CurrentScreen />
            </AppBoundary>
            <AppToasts />
            <PageOverlays />
          </ClockContext>
        </RunningAppProvider>
      </GroupsProvider>
    </SettingsProvider>
  )
}

/** § 2.2 Shell screen states. */
const CurrentScreen = () => screens[useAppState(screenOf)]()

const screens: Record<Screen, () => React.ReactNode> = {
  loader: () => <LoaderPage />,
  picker: () => <ClosedPage of="picker" meanwhile={<LoaderPage />} />,
  inactive: () => <ClosedPage of="inactive" meanwhile={<LoaderPage />} />,
  ended: () => <ClosedPage of="ended" meanwhile={<LoaderPage />} />,
  failure: () => <FailurePage />,
  main: () => <Main />,
}

/** The router's location is the navigation machine, not the address bar, which follows it. */
const useMachinePath = (): [string, (to: string, options?: { readonly replace?: boolean }) => void] => {
  const navigation = useNavigation()
  const path = useNavigationState(({ context }) => pathOf(context.current))
  const go = useCallback(
    (to: string, { replace = false }: { readonly replace?: boolean } = {}) =>
      navigation.send({ type: 'navigation.asked', to, ...(replace ? { replace } : {}) }),
    [navigation],
  )
  return [path, go]
}

const useMachineSearch = (): SearchString => useNavigationState(({ context }) => searchOf(context.current))

const Main = () => (
  <LocaleContext value={useTenant().locale}>
    <Router hook={useMachinePath} searchHook={useMachineSearch}>
      <InternalLinks />
      <Frame />
    </Router>
  </LocaleContext>
)

/**
 * The page that was there stays until the next one is; the bar says that something is under way. A page that has been
 * here before is drawn in one go: drawn in slices between two frames it would take half as long again.
 */
const Frame = () => {
  const { parser } = useRouter()
  const current = useNavigationState(({ context }) => context.current)
  const underWay = useNavigationState((snapshot) => snapshot.hasTag('progress'))
  const wantedPath = pathOf(current)
  const wanted = useMemo(() => matched(parser, wantedPath), [parser, wantedPath])
  const settled = useDeferredValue(current)
  const shown = wanted !== null && isVisited(wanted.name) ? current : settled
  const path = pathOf(shown)
  const route = useMemo(
    () => (path === wantedPath ? wanted : matched(parser, path)),
    [parser, path, wantedPath, wanted],
  )
  return (
    <>
      <ProgressBar active={underWay} label="Loading page" />
      <Shell page={route?.name ?? null} shown={path}>
        <RoutePage route={route} search={searchOf(shown)} shown={shown} />
      </Shell>
    </>
  )
}

/** Without a slash at its end: with one it is the same page, which keeps its focus. */
const pathOf = (location: string): string => location.split(/[?#]/)[0]?.replace(/(?<=.)\/+$/, '') ?? '/'

const searchOf = (location: string): string => location.split('#')[0]?.split('?')[1] ?? ''
