import type { HrDocument } from '../../../domain/policies/nouns.ts'
import { contentOf, headingOf } from '../../../domain/policies/writing.ts'
import type { PolicyEditorActor } from '../../../machines/policies/policyEditor.machine.ts'
import type { KeptText } from '../../../machines/policies/policyEditor.ports.ts'
import { useTimeZone } from '../../app/time.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { DateText } from '../../kit/DateText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Compared } from './Compared.tsx'

interface RecoveringProps {
  readonly editor: PolicyEditorActor
  readonly document: HrDocument
  readonly kept: KeptText
}

/** What this browser had kept and the server never got: nothing of it is lost, and nothing of it is forced on anybody. */
export const Recovering = ({ editor, document, kept }: RecoveringProps) => {
  const timeZone = useTimeZone()
  const saved = { title: headingOf(document).title, content: contentOf(document) }
  return (
    <>
      <Banner tone="warning">
        Your changes until <DateText value={kept.keptUtc} timeZone={timeZone} withTime /> were not saved to the server.
        They are kept in this browser.
      </Banner>
      <Section title="Changes from the update">
        <Compared before={saved} after={{ title: kept.heading.title, content: kept.content }} />
      </Section>
      <Row justify="end">
        <Button onClick={() => editor.send({ type: 'kept.dropped' })}>Discard</Button>
        <Button tone="solid" onClick={() => editor.send({ type: 'kept.continued' })}>
          Continue editing
        </Button>
      </Row>
    </>
  )
}
