import { useSelector } from '@xstate/react'
import { useEffect, useSyncExternalStore } from 'react'
import { type PageName, pathTo } from '../../../domain/session/places.ts'
import { type TourPlace, tourFor } from '../../../domain/session/tour.ts'
import type { TourActor } from '../../../machines/kit/tour.machine.ts'
import type { OnboardingActor } from '../../../machines/onboarding/onboarding.machine.ts'
import type { CommandsActor } from '../../../machines/session/commands.machine.ts'
import { slot } from '../../kit/classes.ts'
import { Tour, type TourStop } from '../../kit/Tour.tsx'
import { useWelcomeIsDue } from '../companyLogo.ts'
import { useAppState } from '../machines.tsx'
import { useActor, useReadingOf } from '../session.ts'

const menu = `.${slot('shell', 'aside')} .${slot('drawer', 'nav')}`
const inMenu = (page: 'employees' | 'companySettings') => `${menu} a[href="${pathTo(page)}"]`
/** Where there is no room for the menu, and where somebody has hidden it. */
const menuButtons = `.${slot('topbar', 'narrow')} button, .${slot('topbar', 'wide')} button`
const tools = `.${slot('topbar', 'tools')}`

/** Where each stands: the first of these that is seen. */
const anchors: Record<TourPlace, ReadonlyArray<string>> = {
  menu: [menu, menuButtons],
  search: [`.${slot('topbar', 'find')}`, `${tools} > button:first-of-type`],
  toDo: [`#main .${slot('section', 'root')}`],
  people: [inMenu('employees'), menuButtons],
  company: [inMenu('companySettings'), menuButtons],
  profile: [`${tools} > button:last-of-type`],
  help: ['[data-support]'],
}

const sides: { readonly [Place in TourPlace]?: TourStop['side'] } = {
  menu: 'right',
  people: 'right',
  company: 'right',
  help: 'left',
}

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility())

const targetOf = (place: TourPlace): HTMLElement | null => {
  const found = anchors[place].map(seen).find((element) => element) ?? null
  // A long list leaves no room for words beside it; its heading does.
  const isLong = place === 'toDo' && found !== null && found.offsetHeight > window.innerHeight / 2
  return isLong ? (found.querySelector('header') ?? found) : found
}

/** The menu stands beside the page (the breakpoint of the shell). */
const wide = '(min-width: 900px)'

const onWidth = (changed: () => void) => {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Shown round for the first time, or again from Help. */
export const FirstTour = ({ tour }: { readonly tour: TourActor }) => {
  const stops = tourFor(useActor())
  const at = useSelector(tour, ({ context }) => context.at)
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(wide).matches)
  return (
    <Tour
      // What it leads to stands elsewhere then.
      key={`${isWide}`}
      stops={stops.map(({ id, ...words }) => ({
        id,
        ...words,
        target: () => targetOf(id),
        side: (isWide && sides[id]) || 'bottom',
      }))}
      at={at}
      onForward={() => tour.send({ type: 'stop.passed' })}
      onBack={() => tour.send({ type: 'stop.returned' })}
      onLeave={() => tour.send({ type: 'tour.left' })}
    />
  )
}

/** Says that a newcomer is at home, where nothing is over or would come over the page, and nobody is typing. */
export const useNewcomer = (commands: CommandsActor, page: PageName | null): void => {
  const isWaiting = useSelector(commands, (snapshot) => snapshot.context.isNewcomer && snapshot.matches('resting'))
  const isWelcomed = useIsWelcomed()
  const isDue = isWaiting && isWelcomed && page === 'home'
  useEffect(() => {
    if (isDue && !isOccupied()) commands.send({ type: 'home.shown' })
  }, [commands, isDue])
}

const isOccupied = () =>
  document.querySelector('[aria-modal=true], [aria-expanded=true][aria-haspopup]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true

/** § 2.5 The welcome, and the logo one may choose in it, come first. */
const useIsWelcomed = (): boolean => {
  const isDue = useWelcomeIsDue()
  const { isLoading } = useReadingOf('onboarding')
  const onboarding = useAppState(({ children }) => (children as { onboarding?: OnboardingActor }).onboarding)
  const isAnswered = useSelector(onboarding, (snapshot) => snapshot?.matches({ dialog: 'closed' }) ?? true)
  return !isDue && !isLoading && isAnswered
}
