/**
 * What a newcomer is shown in the first minutes (ours): five or six places of the shell and the Home page, each with why one
 * comes back to it. An administrator is shown where the company is set up, a manager where their people are.
 */
import { isAdmin, isManager } from '../permissions/access.ts'
import type { Actor } from '../permissions/actor.ts'

export type TourPlace = 'menu' | 'search' | 'toDo' | 'people' | 'company' | 'profile' | 'help'

export interface TourStop {
  readonly id: TourPlace
  readonly title: string
  readonly text: string
}

/** What asks for it. */
export const takeTour = 'Take the tour'

const stop = (id: TourPlace, title: string, text: string): TourStop => ({ id, title, text })

const menu = {
  admin: stop(
    'menu',
    'Everything starts here',
    'Your people and their records stand at the top of the menu, and what you run the company with under Manage Company.',
  ),
  other: stop(
    'menu',
    'Everything starts here',
    'The menu holds what you can open: your own profile, your company, and whatever else you have been given.',
  ),
}

const search = {
  admin: stop(
    'search',
    'Find anyone in seconds',
    'Type part of a name to open a profile. Ctrl K (⌘ K on a Mac) finds pages and actions too, wherever you are.',
  ),
  other: stop(
    'search',
    'Jump to anything',
    'Search for a page, a person or an action. Ctrl K (⌘ K on a Mac) opens this wherever you are.',
  ),
}

const toDo = {
  leading: stop(
    'toDo',
    'See what needs you',
    'Approvals for your people and your own duties are listed here, with what is due first. Choose one to go straight to it.',
  ),
  other: stop(
    'toDo',
    'See what needs you',
    'Policies to read and other duties are listed here, with what is due first. Choose one to go straight to it.',
  ),
}

const company = stop(
  'company',
  'Make it your company’s',
  'Departments, locations, and how dates and numbers are written: all of it is in Company Settings.',
)

const people = stop(
  'people',
  'Look after your team',
  'Employees lists everyone who reports to you. Open a name for their profile and records.',
)

const profile = stop(
  'profile',
  'Make yourself at home',
  'Behind your picture are your profile, your settings, and light or dark colours.',
)

const help = stop(
  'help',
  'Help is always at hand',
  'Support answers questions about the page you are on. You can take this tour again from there.',
)

/** In the order they are shown. */
export const tourFor = (actor: Pick<Actor, 'privileges' | 'underlings'>): ReadonlyArray<TourStop> => {
  if (isAdmin(actor)) return [menu.admin, search.admin, toDo.leading, company, profile, help]
  if (isManager(actor)) return [menu.other, search.other, toDo.leading, people, profile, help]
  return [menu.other, search.other, toDo.other, profile, help]
}
