import { useMemo } from 'react'
import { scenarios } from 'workshop/scenarios'
import { catalogue } from '../../machines/catalogue.ts'
import { Badge } from '../../ui/kit/Badge.tsx'
import { Banner } from '../../ui/kit/Banner.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { Scenario } from '../model/scenario.ts'
import { type Offering, offeringsBeyond } from './offerings.ts'
import { RoleChoice, type RolePair, useRoleChoice } from './RoleChoice.tsx'
import { RoleDifference } from './RoleDifference.tsx'
import { beyond, rolesOf } from './roles.ts'
import './versions.css'

/** The question over the whole product: what can one role do that another cannot? */
export const RolesBench = () => {
  const [choice, choose] = useRoleChoice()
  const compared = useMemo(
    () =>
      scenarios
        .filter((scenario) => [choice.can, choice.cannot].every((role) => rolesOf(scenario).includes(role)))
        .map((scenario) => ({ scenario, title: titleOf(scenario.machine.id), ...comparedIn(scenario, choice) })),
    [choice],
  )
  const offerings = useMemo(() => offeringsBeyond(choice), [choice])
  const different = compared.filter(({ found }) => found.length > 0)
  const same = compared.filter(({ found, broken }) => found.length === 0 && broken === null)
  return (
    <div className="versions">
      <title>Roles · Chart workshop · Tenure</title>
      <h1 tabIndex={-1}>Roles</h1>
      <Text tone="muted">
        Pages, menu, reports and actions are asked of the rules; every machine is walked through as each of the two.
        What only the first can have or reach stands here, with the reason the other is told. The other machines ask
        nobody who they are.
      </Text>
      <RoleChoice choice={choice} onChoose={choose} />
      {kinds.map(([kind, title]) => (
        <Offerings key={kind} title={title} of={offerings.filter((one) => one.kind === kind)} />
      ))}
      {different.map(({ scenario, title, found }) => (
        <Section key={scenario.machine.id} title={title}>
          <RoleDifference scenario={scenario} choice={choice} found={found} />
        </Section>
      ))}
      {compared.flatMap(({ title, broken }) =>
        broken === null
          ? []
          : [<Banner key={title} tone="danger">{`${title} could not be compared: ${broken}.`}</Banner>],
      )}
      {same.length === 0 ? null : (
        <Text tone="muted">{`The same for both: ${same.map(({ title }) => title).join(', ')}.`}</Text>
      )}
      {compared.length === 0 ? <Text tone="muted">No machine is described for both of them.</Text> : null}
    </div>
  )
}

/** A machine that breaks on the way hides only itself. */
const comparedIn = (scenario: Scenario, choice: RolePair) => {
  try {
    return { found: beyond(scenario, choice), broken: null }
  } catch (error) {
    return { found: [], broken: error instanceof Error ? error.message : String(error) }
  }
}

const titleOf = (id: string) => catalogue.find((entry) => entry.id === id)?.title ?? id

const kinds: ReadonlyArray<readonly [Offering['kind'], string]> = [
  ['action', 'Actions on employees'],
  ['page', 'Pages'],
  ['menu', 'Menu'],
  ['report', 'Reports'],
]

const Offerings = ({ title, of }: { readonly title: string; readonly of: ReadonlyArray<Offering> }) =>
  of.length === 0 ? null : (
    <Section title={title} description={`${of.length} that only the first has`}>
      <ul className="changes">
        {of.map(({ name, because }) => (
          <li key={name}>
            <Text as="span">{name}</Text>
            <Badge>{because}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  )
