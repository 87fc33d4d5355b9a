import { useSelector } from '@xstate/react'
import type { PositionHolder, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { asksNothing } from '../../domain/positionTemplates/requirements.ts'
import { countOfPeople } from '../../domain/positionTemplates/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import { positionHolders } from '../../machines/positionTemplates/readings.ts'
import { ShownBadge } from '../certifications/CertificationBadge.tsx'
import { slot } from '../kit/classes.ts'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { ErrorState } from '../kit/ErrorState.tsx'
import { TextLink } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Row } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useDialogs, useHolders, useRequireDenied } from './area.ts'
import { askToRequire } from './asking.ts'

interface OfTemplate {
  readonly template: PositionTemplate
}

/** What the position asks of whoever holds it. */
export const Requirements = ({ template }: OfTemplate) => {
  const dialogs = useDialogs()
  const denied = useRequireDenied()
  const { certificationTypes, policies } = template.requires
  return (
    <Section
      title="What it asks for"
      description="Of everybody who holds the position now."
      onEdit={() => askToRequire(dialogs, template)}
      editDenied={denied}
    >
      {asksNothing(template.requires) ? (
        <Text tone="muted">Nothing yet. Certifications and policies that are chosen here are owed by its holders.</Text>
      ) : (
        <DescriptionList
          items={[
            { term: 'Certifications', value: names(certificationTypes) },
            { term: 'Policies to agree to', value: names(policies) },
          ]}
        />
      )}
    </Section>
  )
}

const names = (asked: ReadonlyArray<{ readonly name: string }>): string | null =>
  asked.length === 0 ? null : asked.map(({ name }) => name).join(', ')

/** Who holds it now, and what each still owes of what it asks for; those who owe something first. */
export const Holders = ({ template }: OfTemplate) => {
  const reading = useHolders(template.id)
  const holders = useSelector(reading, positionHolders.foundIn)
  const failure = useSelector(reading, ({ context }) => context.failure)
  const owing = holders?.filter(({ owes }) => owes.length > 0) ?? []
  return (
    <Section title="Who holds it now" description={holders === null ? undefined : told(template, holders, owing)}>
      {holders !== null ? (
        holders.length === 0 ? null : (
          <ul className={slot('rows', 'list')} aria-label="Who holds it now">
            {[...owing, ...holders.filter(({ owes }) => owes.length === 0)].map((holder) => (
              <li key={holder.id} className={slot('rows', 'item')}>
                <Holder holder={holder} />
              </li>
            ))}
          </ul>
        )
      ) : failure !== null ? (
        <ErrorState title="The people could not be loaded" onRetry={() => reading.send({ type: 'retry.asked' })}>
          {failureSentence(failure)}
        </ErrorState>
      ) : (
        <Skeleton height={48} />
      )}
    </Section>
  )
}

const told = (
  { requires }: PositionTemplate,
  holders: ReadonlyArray<PositionHolder>,
  owing: ReadonlyArray<PositionHolder>,
): string => {
  if (holders.length === 0) return 'Nobody you see holds this position now.'
  if (asksNothing(requires)) return `${countOfPeople(holders.length)}.`
  return owing.length === 0
    ? `${countOfPeople(holders.length)}, and nobody owes anything it asks for.`
    : `${countOfPeople(holders.length)}, ${owing.length} of whom still ${owing.length === 1 ? 'owes' : 'owe'} something it asks for.`
}

const Holder = ({ holder: { id, fullName, owes } }: { readonly holder: PositionHolder }) => (
  <div className={slot('rows', 'row')}>
    <span className={slot('rows', 'words')}>
      <span>
        <TextLink href={pathTo('employee', { id })}>{fullName}</TextLink>
      </span>
      {owes.map((item) => (
        <Row key={`${item.kind}/${item.id}`} gap={2}>
          <ShownBadge shown={item.standing} />
          <Text as="span" style="small">
            {item.title}
          </Text>
        </Row>
      ))}
    </span>
    {owes.length === 0 ? null : (
      <TextLink href={pathTo('employeeCompliance', { employeeId: id })}>
        Compliance <span className="sr-only">of {fullName}</span>
      </TextLink>
    )}
  </div>
)
