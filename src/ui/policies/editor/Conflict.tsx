import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { contentOf, headingOf } from '../../../domain/policies/writing.ts'
import type { PolicyAutosaveActor } from '../../../machines/policies/policyAutosave.machine.ts'
import { textNow } from '../../../machines/policies/policyText.ts'
import { useTimeZone } from '../../app/time.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { PolicyText } from '../PolicyText.tsx'
import { useAutosaveState } from './area.ts'
import { Compared } from './Compared.tsx'

/** In the place of the text, while somebody else's stands against it. */
export const Conflict = ({ autosave }: { readonly autosave: PolicyAutosaveActor }) => {
  const theirs = useAutosaveState(autosave, ({ context }) => context.theirs)
  const refusal = useAutosaveState(autosave, ({ context }) => context.refusal)
  return (
    <>
      <Banner tone="warning">Someone else changed this in the meantime. Nothing you typed is lost.</Banner>
      {theirs !== null ? (
        <BothTexts autosave={autosave} theirs={theirs} />
      ) : refusal === null ? (
        <Skeleton height={240} />
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => autosave.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          }
        >
          {refusal}
        </Banner>
      )}
    </>
  )
}

interface BothTextsProps {
  readonly autosave: PolicyAutosaveActor
  readonly theirs: HrDocument
}

const BothTexts = ({ autosave, theirs }: BothTextsProps) => {
  const timeZone = useTimeZone()
  // Nothing is typed while the two stand side by side.
  const { context } = autosave.getSnapshot()
  const mine = { title: context.heading.title, content: textNow(context) }
  const other = { title: headingOf(theirs).title, content: contentOf(theirs) }
  const { savedBy, savedUtc } = theirs.draft ?? { savedBy: null, savedUtc: theirs.publishedUtc }
  return (
    <>
      <div className={slot('writing', 'beside')}>
        <div>
          <Section
            title="Theirs (saved)"
            description={
              <>
                {savedBy ?? 'Someone else'}, <DateText value={savedUtc} timeZone={timeZone} withTime />
              </>
            }
          >
            <Titled {...other} />
          </Section>
        </div>
        <div>
          <Section title="Mine (not saved)">
            <Titled {...mine} />
          </Section>
        </div>
      </div>
      <Section title="My changes against theirs">
        <Compared before={other} after={mine} />
      </Section>
      <Row justify="end">
        <Button onClick={() => autosave.send({ type: 'theirs.taken' })}>Use theirs</Button>
        <Button tone="solid" onClick={() => autosave.send({ type: 'mine.kept' })}>
          Keep mine
        </Button>
      </Row>
    </>
  )
}

const Titled = ({ title, content }: { readonly title: string; readonly content: ReturnType<typeof textNow> }) => (
  <>
    <Text as="strong">{title}</Text>
    {content === null ? <Text tone="muted">A file</Text> : <PolicyText content={content} />}
  </>
)
