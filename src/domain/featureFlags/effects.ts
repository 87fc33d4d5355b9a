/**
 * What each flag shows and hides (§ 3 Feature flags; § 4 toggled on or off), read from the tables that pages, menu, to-do
 * list and mails of the morning are themselves decided by: what is said here cannot differ from what happens.
 */
import type { FeatureFlagName } from '../billing/nouns.ts'
import { type ToDoKind, toDoNeeds } from '../home/toDo.ts'
import type { Requirement } from '../permissions/gate.ts'
import { type ReminderKind, reminderNeeds } from '../permissions/reminderNeeds.ts'
import { isInMenu, type MenuPage } from '../session/menu.ts'
import { type PageName, places } from '../session/places.ts'

export interface FlagEffects {
  readonly menu: ReadonlyArray<MenuPage>
  /** Pages beside those of the menu. */
  readonly pages: ReadonlyArray<PageName>
  readonly toDo: ReadonlyArray<ToDoKind>
  readonly mails: ReadonlyArray<ReminderKind>
}

const asks = (flag: FeatureFlagName) => (needs: Requirement) => needs.flag === flag

export const effectsOf = (flag: FeatureFlagName): FlagEffects => {
  const pages = (Object.keys(places) as ReadonlyArray<PageName>).filter((page) => asks(flag)(places[page].needs))
  return {
    menu: pages.filter(isInMenu) as ReadonlyArray<MenuPage>,
    pages: pages.filter((page) => !isInMenu(page)),
    toDo: (Object.keys(toDoNeeds) as ReadonlyArray<ToDoKind>).filter((kind) => asks(flag)(toDoNeeds[kind])),
    mails: (Object.keys(reminderNeeds) as ReadonlyArray<ReminderKind>).filter((kind) =>
      reminderNeeds[kind].some(asks(flag)),
    ),
  }
}
