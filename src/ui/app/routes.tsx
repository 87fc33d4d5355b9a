import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { matchRoute, type Parser } from 'wouter'
import { type PageName, places } from '../../domain/session/places.ts'
import { Page } from '../kit/Page.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { PageBoundary } from './Boundaries.tsx'
import { useGroups } from './GroupsContext.tsx'
import { useNavigation, useNavigationState } from './machines.tsx'
import { useMayOpen } from './menu.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { NotLoaded } from './NotLoaded.tsx'
import { type Groups, groupOf, type PageProps, type Screens } from './pages.ts'
import { bySpecificity, firstWord } from './paths.ts'

export interface Matched {
  readonly name: PageName
  readonly params: Readonly<Record<string, string>>
}

/** Which page a path leads to; null for notFound. */
export const matched = (parser: Parser, path: string): Matched | null => {
  const word = firstWord(path).toLowerCase()
  for (const name of bySpecificity) {
    // Only patterns that can match are made into expressions; that takes most of the time.
    if (firstWord(places[name].path).toLowerCase() !== word) continue
    const [isIt, params] = matchRoute(parser, places[name].path, path)
    if (isIt) return { name, params: params as Matched['params'] }
  }
  return null
}

interface RouteProps {
  readonly route: Matched | null
  readonly search: string
  /** The address this page belongs to, as the navigation knows it. */
  readonly shown: string
}

/**
 * The page of a route, behind its access rule (§ 6: failure redirects to notFound). The page before it stays until this one
 * is there, because the boundary that waits is the same for all.
 */
export const RoutePage = ({ route, search, shown }: RouteProps) => {
  const attempt = useNavigationState(({ context }) => context.attempt)
  const timedOut = useNavigationState((snapshot) => snapshot.matches('timedOut'))
  if (timedOut) return <NotLoaded title={route === null ? 'Page' : places[route.name].title} />
  return (
    <Suspense fallback={<Loading title={route === null ? '' : places[route.name].title} />}>
      <PageBoundary
        key={`${route?.name} ${attempt}`}
        shown={shown}
        title={route === null ? 'Page' : places[route.name].title}
      >
        {route === null ? (
          <NotFoundPage />
        ) : (
          <Routed name={route.name} attempt={attempt} params={route.params} search={search} />
        )}
        <Arrived name={route?.name} shown={shown} />
      </PageBoundary>
    </Suspense>
  )
}

const Routed = ({ name, attempt, ...props }: PageProps & { readonly name: PageName; readonly attempt: number }) => {
  const mayOpen = useMayOpen(name)
  const Shown = pageOf(useGroups(), name, attempt)
  if (!mayOpen) return <NotFoundPage />
  return <Shown {...props} />
}

const opened = new Map<string, ComponentType<PageProps>>()

/**
 * One component for each page and attempt: a page whose code is here is drawn at once; else it is lazy, and as React keeps
 * a failed import for ever, a new attempt needs a new one.
 */
const pageOf = (groups: Groups, name: PageName, attempt: number): ComponentType<PageProps> => {
  const group = groupOf(groups, name)
  const key = `${name} ${attempt}`
  const known = opened.get(key)
  if (known) return known
  const pageIn = ({ pages }: Screens) => pages[name] as ComponentType<PageProps>
  const code = group.loaded()
  const page = code ? pageIn(code) : lazy(async () => ({ default: pageIn(await group.load()) }))
  opened.set(key, page)
  return page
}

/** Loads the code of a page before it is wanted: its group's screens and machines, and what the page has of its own. */
export const prefetch = (groups: Groups, parser: Parser, href: string): void => {
  const route = matched(parser, href.split(/[?#]/)[0] ?? '')
  if (route === null) return
  // A failure is the page's own, when it asks itself.
  groupOf(groups, route.name)
    .load()
    .then(({ pages }) => pages[route.name]?.fetch?.())
    .catch(() => undefined)
}

const visited = new Set<PageName>()

/** Whether the page has been shown before: it then has all it needs, and there is nothing to wait for. */
export const isVisited = (name: PageName): boolean => visited.has(name)

interface ArrivedProps {
  readonly name: PageName | undefined
  readonly shown: string
}

/** Rendered beside the page, so it comes when the page is there: then the progress bar may end. */
const Arrived = ({ name, shown }: ArrivedProps) => {
  const navigation = useNavigation()
  useEffect(() => {
    if (name !== undefined) visited.add(name)
    navigation.send({ type: 'route.loaded', to: shown })
  }, [navigation, name, shown])
  return null
}

const Loading = ({ title }: { readonly title: string }) => (
  <Page title={title}>
    <Skeleton />
  </Page>
)
