/**
 * How lists are put in order for a person: without regard to case and accents, and numbers by their value ("Site 2"
 * before "Site 10"). Ours.
 */
let collator: Intl.Collator | undefined

/** For `sort`. The collator is dear to make, so there is one, made when it is first wanted. */
export const byText = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return collator.compare(one, other)
}
