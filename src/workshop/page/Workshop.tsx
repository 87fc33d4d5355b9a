import { failures, listed } from 'virtual:charts'
import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Banner } from '../../ui/kit/Banner.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Menu } from '../../ui/kit/Menu.tsx'
import { PageOverlays } from '../../ui/kit/PageOverlays.tsx'
import { onTheme, readTheme, storeTheme, type ThemeChoice } from '../../ui/kit/theme.ts'
import { hrefOf, useAddress } from './address.ts'
import { CataloguePage } from './CataloguePage.tsx'
import { ExhibitPage } from './ExhibitPage.tsx'
import { Guarded } from './Guarded.tsx'
import { NotThere } from './NotThere.tsx'
import { Shelf } from './Shelf.tsx'
import { benches } from './views.tsx'

/** The whole page: what there is on the left, what is looked at beside it. */
export const Workshop = () => {
  const { exhibit } = useAddress()
  const bench = benches.find(({ id }) => id === exhibit)
  const found = listed.find(({ id }) => id === exhibit)
  useEffect(() => {
    document.getElementById('content')?.scrollTo(0, 0)
    if (exhibit !== null) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [exhibit])
  return (
    <div className="workshop">
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <TopBar />
      <Shelf />
      <main id="content" className="workshop-content" tabIndex={-1}>
        {failures.map((failure) => (
          <Banner key={failure} tone="danger">
            {failure}
          </Banner>
        ))}
        <Guarded key={exhibit ?? ''}>
          <Suspense fallback={null}>{contentOf(exhibit, bench?.Bench, found)}</Suspense>
        </Guarded>
      </main>
      <PageOverlays />
    </div>
  )
}

const contentOf = (
  exhibit: string | null,
  Bench: (typeof benches)[number]['Bench'] | undefined,
  found: (typeof listed)[number] | undefined,
): ReactNode => {
  if (exhibit === null) return <CataloguePage />
  if (Bench !== undefined) return <Bench />
  return found === undefined ? <NotThere id={exhibit} /> : <ExhibitPage key={found.id} listed={found} />
}

const themes: ReadonlyArray<readonly [ThemeChoice, string]> = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

const TopBar = () => {
  const theme = useSyncExternalStore(onTheme, readTheme)
  return (
    <header className="workshop-bar">
      <a className="workshop-name" href={hrefOf({})}>
        Chart workshop
      </a>
      <nav className="workshop-benches" aria-label="Workshop">
        {benches.map(({ id, label }) => (
          <LinkButton key={id} href={hrefOf({ exhibit: id })} tone="ghost">
            {label}
          </LinkButton>
        ))}
        <Menu
          label="Theme"
          align="end"
          items={themes.map(([choice, label]) => ({
            id: choice,
            label,
            checked: theme === choice,
            onSelect: () => storeTheme(choice),
          }))}
        />
        <LinkButton href="/" tone="ghost">
          Tenure
          <ArrowUpRight aria-hidden="true" />
        </LinkButton>
      </nav>
    </header>
  )
}
