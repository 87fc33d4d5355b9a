/**
 * Who could change what denied somebody something. Ours; asked by the gates' sentences (`wording.ts`) and by every refusal of
 * a call (403, `server/http/denied.ts`). In the sentences of an area, which its buttons show, it is written out; that those are
 * the same, `changers.test.ts` holds. A rule whose own
 * sentence names who may ("Only the author …") has none; that each refusal names somebody, `authorisation.test.ts` holds
 * for every call and everybody.
 */
export type Changers = Readonly<Record<string, string>>

export const gateChangers = {
  moduleMissing: 'An administrator can change the plan.',
  flagOff: 'An administrator can turn it on.',
  adminOrManagerOnly: 'An administrator sets reporting lines.',
  featureNotGranted: 'An administrator can add you to a group.',
} satisfies Changers

/** The rule in its own words, and who could change that. Said already, it is not said twice. */
export const whyDenied = (because: string, rule: string, changers: Changers = gateChangers): string => {
  const changer = Object.hasOwn(changers, because) ? changers[because] : undefined
  return changer === undefined || rule.endsWith(changer) ? rule : `${rule} ${changer}`
}
