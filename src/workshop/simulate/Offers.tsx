import { Button } from '../../ui/kit/Button.tsx'
import { Section } from '../../ui/kit/Section.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import type { EventCase } from '../model/explore.ts'
import { leavesOf } from '../model/testCases.ts'
import { eventInWords, inWords, stateInWords } from '../model/words.ts'
import type { Offer, OfferGroup } from './offers.ts'
import { type Session, stepInWords } from './session.ts'
import { momentOf, offersOf } from './simulation.ts'

interface OffersProps {
  readonly session: Session
  readonly onFire: (by: EventCase) => void
}

/** Where it stands and everything that can come now. What would be refused stands there too, and says by what. */
export const Offers = ({ session, onFire }: OffersProps) => {
  const { snapshot } = momentOf(session.simulation)
  const groups = offersOf(session.simulation).filter(({ kind }) => kind !== 'timer')
  const where = leavesOf(snapshot).map(stateInWords).join(' and ')
  return (
    <Section title="What can come now" description={<span aria-live="polite">{`It is in ${where}.`}</span>}>
      {snapshot.status === 'active' ? null : <Text tone="muted">It has ended: nothing can come any more.</Text>}
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.name}`} group={group} onFire={onFire} />
      ))}
    </Section>
  )
}

const Group = ({ group: { kind, name, offers }, onFire }: { group: OfferGroup } & Pick<OffersProps, 'onFire'>) => (
  <div className="offers">
    {kind === 'event' ? null : (
      <Text style="label">{kind === 'call' ? `The call “${inWords(name)}”` : `The neighbour “${inWords(name)}”`}</Text>
    )}
    <Row gap={2}>
      {offers.map((offer) => (
        <Button
          key={`${offer.by.event.type} ${offer.by.label}`}
          size="sm"
          onClick={() => onFire(offer.by)}
          denied={refusalOf(offer)}
        >
          {kind === 'event' ? stepInWords(offer.by.event.type, offer.by.label) : answerInWords(offer)}
        </Button>
      ))}
    </Row>
    {offers.flatMap((offer) => {
      const words = noteOn(offer, kind)
      return words === null
        ? []
        : [
            <Text key={offer.by.label} style="small" tone="muted">
              {words}
            </Text>,
          ]
    })}
  </div>
)

const answerInWords = ({ by: { event, label } }: Offer): string =>
  label === event.type ? eventInWords(event.type) : inWords(label)

const isRefused = ({ taken, broken }: Offer) => taken.length === 0 || broken !== null

const conditions = (guards: ReadonlyArray<string>) => guards.map((guard) => `“${inWords(guard)}”`).join(', ')

const refusalOf = (offer: Offer): string | undefined => {
  if (offer.broken !== null) return offer.broken
  if (!isRefused(offer)) return
  return offer.refusedBy.length === 0 ? 'Nothing answers it here.' : `Refused: ${conditions(offer.refusedBy)} says no.`
}

/** That a call's failure leads elsewhere needs no explanation. */
const noteOn = (offer: Offer, kind: OfferGroup['kind']): string | null => {
  const name = stepInWords(offer.by.event.type, offer.by.label)
  const refusal = refusalOf(offer)
  if (refusal !== undefined) return `${name}: ${refusal}`
  return offer.refusedBy.length === 0 || kind !== 'event'
    ? null
    : `${name}: another way, because ${conditions(offer.refusedBy)} says no.`
}
