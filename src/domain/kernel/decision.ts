/**
 * The answer of every rule that may deny. A denial carries a named reason; its sentence stands in the area's
 * `wording.ts`, the button shows it and the API's error carries its code.
 */
export type Decision<Reason extends string = string> =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: Reason }

export const allowed: { readonly allowed: true } = { allowed: true }

export const denied = <const Reason extends string>(because: Reason) => ({ allowed: false as const, because })

/** The sentence of the first of these that says no; undefined where none does. */
export const sentenceOf = <Reason extends string>(
  denials: Readonly<Record<Reason, string>>,
  decisions: ReadonlyArray<Decision<Reason>>,
): string | undefined => {
  const no = decisions.find(({ allowed }) => !allowed)
  return no === undefined || no.allowed ? undefined : denials[no.because]
}
