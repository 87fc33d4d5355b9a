/**
 * What a position asks of whoever holds it now: certifications of a type, and agreement to policies (ours, `areas.md` 1.4).
 *
 * It asks nobody else, and ends with the position. Whoever changes it makes others owe something, or owe it no more; so they
 * have to be able to do that where types and policies are kept.
 */
import { mayManageTypes } from '../certifications/access.ts'
import { isOpen } from '../certifications/duties.ts'
import { allowed, type Decision } from '../kernel/decision.ts'
import { listed } from '../kernel/lists.ts'
import type { Actor } from '../permissions/actor.ts'
import {
  certificationsGate,
  type GateReason,
  meets,
  type Offering,
  offers,
  type Requirement,
} from '../permissions/gate.ts'
import { mayManagePolicies } from '../policies/access.ts'
import type { PositionGaps, PositionHolder, PositionRequirements, RequirementsChange } from './nouns.ts'

type Asked = Omit<RequirementsChange, 'version'>

export const askedBy = ({ certificationTypes, policies }: PositionRequirements): Asked => ({
  certificationTypeIds: certificationTypes.map(({ id }) => id),
  policyIds: policies.map(({ id }) => id),
})

export const asksNothing = ({ certificationTypes, policies }: PositionRequirements): boolean =>
  certificationTypes.length + policies.length === 0

/** What can be owed, where the client's plan holds the module; without it a position asks for nothing, and says nothing of it. */
export const requirementsGate = { module: 'compliance' } as const satisfies Requirement

/** What counts of it where the client is now: nothing that its plan or its flags leave out. What is kept comes back with them. */
export const askedHere = (
  { certificationTypes, policies }: PositionRequirements,
  offering: Offering,
): PositionRequirements => ({
  certificationTypes: offers(offering, certificationsGate).allowed ? certificationTypes : [],
  policies: offers(offering, requirementsGate).allowed ? policies : [],
})

/** Whatever of it there is, by name. */
export const namesOf = (asked: ReadonlyArray<{ readonly name: string }>): string =>
  asked.map(({ name }) => name).join(', ')

/** `needs First Aid and has to agree to Heat and Sun` */
export const asksInWords = ({ certificationTypes, policies }: PositionRequirements): string =>
  [
    ...(certificationTypes.length === 0 ? [] : [`needs ${listed(certificationTypes.map(({ name }) => name))}`]),
    ...(policies.length === 0 ? [] : [`has to agree to ${listed(policies.map(({ name }) => name))}`]),
  ].join(' and ')

/** Certifications are asked for where the client has them. */
export const mayAskForTypes = (actor: Actor, offering: Offering): Decision<GateReason> => {
  const offered = meets(certificationsGate, actor, offering)
  return offered.allowed ? mayManageTypes(actor) : offered
}

export const mayAskForPolicies = (actor: Actor, offering: Offering): Decision<GateReason> => {
  const offered = meets(requirementsGate, actor, offering)
  return offered.allowed ? mayManagePolicies(actor, 'Modify') : offered
}

/** What stays as it is needs no right. */
export const mayAskFor = (actor: Actor, offering: Offering, before: Asked, after: Asked): Decision<GateReason> => {
  const types = isSame(before.certificationTypeIds, after.certificationTypeIds)
    ? allowed
    : mayAskForTypes(actor, offering)
  if (!types.allowed || isSame(before.policyIds, after.policyIds)) return types
  return mayAskForPolicies(actor, offering)
}

const isSame = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Of everything that a position asks of somebody, what they still owe. */
export const owedOf = (asked: PositionHolder['owes']): PositionHolder['owes'] => asked.filter(isOpen)

export const gapsOf = (id: PositionGaps['id'], holders: ReadonlyArray<Pick<PositionHolder, 'owes'>>): PositionGaps => ({
  id,
  holders: holders.length,
  withGaps: holders.filter(({ owes }) => owes.length > 0).length,
})
