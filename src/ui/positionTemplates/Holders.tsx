import type { PositionHolder, PositionTemplate } from '../../domain/positionTemplates/nouns.ts'
import { asksNothing } from '../../domain/positionTemplates/requirements.ts'
import { countOfPeople } from '../../domain/positionTemplates/wording.ts'
import { pathTo } from '../../domain/session/places.ts'
import { positionHolders } from '../../machines/positionTemplates/readings.ts'
import { ReadingShown } from '../app/ReadingShown.tsx'
import { ShownBadge } from '../certifications/CertificationBadge.tsx'
import { slot } from '../kit/classes.ts'
import { TextLink } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Row, Stack } from '../kit/Stack.tsx'
import { Text } from '../kit/Text.tsx'
import { useAsked, useHolders } from './area.ts'

/** Who holds it now, and what each still owes of what it asks for; those who owe something first. */
export const Holders = ({ template }: { readonly template: PositionTemplate }) => (
  <Section title="Who holds it now">
    <ReadingShown
      reading={useHolders(template.id)}
      of={positionHolders}
      failed="The people could not be loaded"
      height={48}
    >
      {(holders) => <Held template={template} holders={holders} />}
    </ReadingShown>
  </Section>
)

interface HeldProps {
  readonly template: PositionTemplate
  readonly holders: ReadonlyArray<PositionHolder>
}

const Held = ({ template, holders }: HeldProps) => {
  const asked = useAsked(template)
  const owing = holders.filter(({ owes }) => owes.length > 0)
  return (
    <Stack gap={2}>
      <Text tone="muted">{told(template, asked, holders, owing)}</Text>
      {holders.length === 0 ? null : (
        <ul className={slot('rows', 'list')} aria-label="Who holds it now">
          {[...owing, ...holders.filter(({ owes }) => owes.length === 0)].map((holder) => (
            <li key={holder.id} className={slot('rows', 'item')}>
              <Holder holder={holder} isAsked={!asksNothing(asked)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

const told = (
  { heldBy }: PositionTemplate,
  asked: PositionTemplate['requires'],
  holders: ReadonlyArray<PositionHolder>,
  owing: ReadonlyArray<PositionHolder>,
): string => {
  if (holders.length === 0)
    return heldBy === 0
      ? 'No one holds this position.'
      : `${countOfPeople(heldBy)}. You cannot see who holds this position.`
  if (asksNothing(asked)) return `${countOfPeople(holders.length)}.`
  return owing.length === 0
    ? `${countOfPeople(holders.length)}, with nothing outstanding.`
    : `${countOfPeople(holders.length)}, of whom ${owing.length} still ${owing.length === 1 ? 'needs' : 'need'} something.`
}

interface HolderProps {
  readonly holder: PositionHolder
  /** The position asks for something. */
  readonly isAsked: boolean
}

const Holder = ({ holder: { id, fullName, owes }, isAsked }: HolderProps) => (
  <div className={slot('rows', 'row')}>
    <span className={slot('rows', 'words')}>
      <span>
        <TextLink href={pathTo('employee', { id })}>{fullName}</TextLink>
      </span>
      {isAsked && owes.length === 0 ? (
        <Text as="span" style="small" tone="muted">
          Nothing outstanding
        </Text>
      ) : null}
      {owes.map((item) => (
        <Row key={`${item.kind}/${item.id}`} gap={2}>
          <ShownBadge shown={item.standing} />
          <Text as="span" style="small">
            {item.title}
          </Text>
        </Row>
      ))}
    </span>
    {isAsked ? (
      <TextLink href={pathTo('employeeCompliance', { employeeId: id })}>
        Compliance <span className="sr-only">of {fullName}</span>
      </TextLink>
    ) : null}
  </div>
)
