import { useSelector } from '@xstate/react'
import { Check } from 'lucide-react'
import type { EmployeeId } from '../../domain/kernel/ids.ts'
import { features } from '../../domain/permissions/features.ts'
import type { GateReason } from '../../domain/permissions/gate.ts'
import type { PermissionAction } from '../../domain/permissions/nouns.ts'
import { denials } from '../../domain/permissions/wording.ts'
import type { PersonAccess } from '../../domain/securityGroups/nouns.ts'
import { type Simulation, simulationOf, type VerbSeen } from '../../domain/securityGroups/simulation.ts'
import {
  actionNames,
  givenBy,
  notByGroups,
  standingInWords,
  verbMeanings,
} from '../../domain/securityGroups/wording.ts'
import { pathTo, places } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { personAccess } from '../../machines/securityGroups/securityGroupArea.machine.ts'
import { useNavigation } from '../app/machines.tsx'
import { PeopleField } from '../app/PeopleField.tsx'
import { useOffering } from '../app/session.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { PlotTable } from '../kit/plots/PlotTable.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useNarrow } from '../kit/table/narrow.ts'
import { tooltip } from '../kit/tooltip.ts'
import { useAccess, usePeople } from './area.ts'

/** What one person has in front of them, and why. Whom it shows stands in the address. */
export const AccessSection = ({ search }: { readonly search: string }) => {
  const navigation = useNavigation()
  const people = usePeople()
  const person = people.find(({ id }) => id === new URLSearchParams(search).get('person'))?.id ?? null
  const choose = (id: EmployeeId | undefined) =>
    navigation.send({
      type: 'navigation.asked',
      to: id === undefined ? pathTo('permissions') : `${pathTo('permissions')}?person=${id}`,
      replace: true,
    })
  return (
    <Section
      title="Check someone’s rights"
      description="Choose a person to see their menu, pages and rights, and which group gives them."
    >
      <Stack>
        <PeopleField
          label="Person"
          placeholder="Type a name"
          one
          people={people}
          chosen={person === null ? [] : [person]}
          onChange={([id]) => choose(id)}
        />
        {person === null ? null : <Access id={person} />}
      </Stack>
    </Section>
  )
}

const Access = ({ id }: { readonly id: EmployeeId }) => {
  const reading = useAccess(id)
  const found = useSelector(reading, personAccess.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  if (failure !== null)
    return (
      <ErrorState
        title="This person’s rights could not be loaded"
        onRetry={() => reading.send({ type: 'retry.asked' })}
      >
        {failureSentence(failure)}
      </ErrorState>
    )
  return found?.person.id === id ? <Seen access={found} /> : <Skeleton height={160} />
}

const Seen = ({ access }: { readonly access: PersonAccess }) => {
  const seen = simulationOf(access, useOffering())
  return (
    <Stack>
      <Text>{standingInWords(access)}</Text>
      {access.isActive ? (
        <>
          <Menu of={seen} />
          <Verbs of={seen} />
          <ClosedPages of={seen} />
        </>
      ) : null}
    </Stack>
  )
}

const Menu = ({ of: { menu } }: { readonly of: Simulation }) => (
  <Section title="Their menu">
    <Text>{menu.flatMap(({ items }) => items.map(({ label }) => label)).join(' · ')}</Text>
  </Section>
)

const actions = Object.keys(actionNames) as ReadonlyArray<PermissionAction>

const Verbs = ({ of }: { readonly of: Simulation }) => (
  <Section title="Their rights">{useNarrow() ? <VerbsInWords of={of} /> : <VerbTable of={of} />}</Section>
)

/** Area by right: a check mark, or a dash. */
const VerbTable = ({ of: { verbs, isAdministrator } }: { readonly of: Simulation }) => (
  <PlotTable
    title="Their rights"
    columns={['Area', ...actions.map((action) => actionNames[action]), 'Given by']}
    rows={features.map(({ id, name }) => {
      const own = verbs.filter(({ feature }) => feature === id)
      return {
        value: id,
        label: name,
        cells: [
          ...actions.map((action) => <Right key={action} of={own.find((verb) => verb.action === action)} />),
          givenBy(own, isAdministrator),
        ],
      }
    })}
  />
)

/** The same where there is no room for a column of each right. */
const VerbsInWords = ({ of: { verbs, isAdministrator } }: { readonly of: Simulation }) => (
  <DescriptionList
    items={features.map(({ id, name }) => {
      const own = verbs.filter(({ feature, may }) => feature === id && may.allowed)
      const rights = actions.filter((action) => own.some((verb) => verb.action === action))
      return {
        term: name,
        value:
          rights.length === 0 ? null : (
            <>
              {rights.map((action) => actionNames[action]).join(', ')}
              <Text style="small" tone="muted">
                Given by {givenBy(own, isAdministrator)}
              </Text>
            </>
          ),
      }
    })}
  />
)

// At the edge of its column, as the dash is.
const within = { display: 'inline-block' }

const Right = ({ of }: { readonly of: VerbSeen | undefined }) => {
  if (of?.may.allowed !== true)
    return (
      <span role="img" aria-label="No">
        –
      </span>
    )
  const meaning = verbMeanings[of.feature][of.action]
  return (
    <span role="img" aria-label={`Yes: ${meaning}`} style={within} {...tooltip(meaning)}>
      <Check size={16} aria-hidden="true" />
    </span>
  )
}

const whyClosed = (because: GateReason): string => (because === 'featureNotGranted' ? notByGroups : denials[because])

/** Under the reason that closes them. */
const ClosedPages = ({ of: { pages } }: { readonly of: Simulation }) => {
  const closed = pages.flatMap(({ page, may }) => (may.allowed ? [] : [{ page, why: whyClosed(may.because) }]))
  const reasons = [...new Set(closed.map(({ why }) => why))]
  return reasons.length === 0 ? null : (
    <Section title="Pages they cannot open">
      <Stack>
        {reasons.map((why) => (
          <Stack key={why} gap={1}>
            <Text as="h3" style="label">
              {why}
            </Text>
            <Text>
              {closed
                .filter((one) => one.why === why)
                .map(({ page }) => places[page].title)
                .join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}
