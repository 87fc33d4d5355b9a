/** What an address says after its question mark, by names that are known: `inAddress({ from: day, search: text })`. */

import { calendarDay, isOnTheCalendar } from './inputProblems.ts'

/** What is kept of what an address says; null for what is none. */
export type AddressForm = (said: string) => string | null

export const matching =
  (form: RegExp): AddressForm =>
  (said) =>
    form.test(said) ? said : null

/** A day there is. */
export const aDay: AddressForm = (said) => (calendarDay.test(said) && isOnTheCalendar(said) ? said : null)

export const anId = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)

export const inAddress = <const Name extends string>(forms: Readonly<Record<Name, AddressForm>>) => {
  const names = Object.keys(forms) as ReadonlyArray<string> as ReadonlyArray<Name>
  return {
    /** What it says besides, or says wrongly, is passed over. */
    read: (search: string): { readonly [Known in Name]?: string } => {
      const query = new URLSearchParams(search)
      return Object.fromEntries(
        names.flatMap((name) => {
          const said = query.get(name)
          const kept = said === null ? null : forms[name](said)
          return kept === null ? [] : [[name, kept]]
        }),
      ) as { readonly [Known in Name]?: string }
    },
    /** In the order of the names; what is empty is left out. */
    written: (values: { readonly [Known in Name]?: string }): string =>
      new URLSearchParams(
        names.flatMap((name) => {
          const value = values[name]
          return value === undefined || value === '' ? [] : [[name, value] as [string, string]]
        }),
      ).toString(),
  }
}
