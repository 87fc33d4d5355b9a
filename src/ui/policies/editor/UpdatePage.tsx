import { useSelector } from '@xstate/react'
import type { HrDocumentId } from '../../../domain/kernel/ids.ts'
import { changeFields } from '../../../domain/policies/heading.fields.ts'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { DiffBlock } from '../../../domain/policies/nouns.ts'
import { pathTo } from '../../../domain/session/places.ts'
import { failureSentence } from '../../../machines/kit/failureSentence.ts'
import type { Compared } from '../../../machines/policies/policyEditor.ports.ts'
import { type TemplateUpdateActor, updateNoteProblem } from '../../../machines/policies/templateUpdate.machine.ts'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import { Banner } from '../../kit/Banner.tsx'
import { Button } from '../../kit/Button.tsx'
import { slot } from '../../kit/classes.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Page } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Row } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { Changes } from '../Changes.tsx'
import { useUpdate } from './area.ts'
import { TextEditor } from './TextEditor.tsx'

const title = 'Update to the latest template'

/** § 4, § 7 PUT useTemplate/{id}: one's own changes, the template's, and what both make together. */
export const UpdatePage = ({ id }: { readonly id: HrDocumentId }) => {
  const update = useUpdate(id)
  return update === undefined ? <Waiting id={id} /> : <Opened id={id} update={update} />
}

const Waiting = ({ id }: { readonly id: HrDocumentId }) => (
  <Page title={title} back={back(id)}>
    <Skeleton height={240} />
  </Page>
)

const back = (id: HrDocumentId) => ({ href: pathTo('hrDocument', { id }), label: 'Back to the document' })

const { changeNote } = changeFields.fields

interface OpenedProps {
  readonly id: HrDocumentId
  readonly update: TemplateUpdateActor
}

const Opened = ({ id, update }: OpenedProps) => {
  const compared = useSelector(update, ({ context }) => context.compared)
  const failure = useSelector(update, ({ context }) => context.failure)
  const at = useSelector(update, ({ value }) => value)
  if (at === 'notFound') return <NotFoundPage />
  if (at === 'nothingNew')
    return (
      <Page title={title} back={back(id)}>
        <EmptyState
          title="You’re up to date"
          action={<LinkButton href={pathTo('hrDocument', { id })}>Back to the document</LinkButton>}
        >
          It is up to date with its template, or was not created from one.
        </EmptyState>
      </Page>
    )
  if (at === 'failed')
    return (
      <Page title={title} back={back(id)}>
        <ErrorState title="The template could not be compared" onRetry={() => update.send({ type: 'retry.asked' })}>
          {failure === null ? null : failureSentence(failure)}
        </ErrorState>
      </Page>
    )
  return compared === null ? <Waiting id={id} /> : <Comparison id={id} update={update} compared={compared} />
}

const Comparison = ({ id, update, compared }: OpenedProps & { readonly compared: Compared }) => {
  const { document, comparison } = compared
  const note = useSelector(update, ({ context }) => context.note)
  const wasAsked = useSelector(update, ({ context }) => context.wasAsked)
  const refusal = useSelector(update, ({ context }) => context.refusal)
  const isBusy = useSelector(update, (snapshot) => snapshot.hasTag('busy'))
  const problem = wasAsked ? (updateNoteProblem(note) ?? undefined) : undefined
  return (
    <Page
      title={title}
      back={back(id)}
      description={`${document.title}: from version ${comparison.templateVersion} of its template to version ${comparison.latestVersion}`}
    >
      {document.hasDraft ? <Banner tone="warning">There is an unpublished draft. Updating replaces it.</Banner> : null}
      <div className={slot('writing', 'beside')}>
        <Side title="Your changes" blocks={comparison.ours} none="You have not changed it." />
        <Side title="Changes in the template" blocks={comparison.theirs} none="No changes to the text." />
      </div>
      <Conflicts compared={compared} />
      <Section title="Both together" description="The new template with your own changes. You can still edit it.">
        <TextEditor
          content={comparison.merged}
          label="Both together"
          onOpen={(read) => update.send({ type: 'editor.opened', read })}
          onChange={() => update.send({ type: 'text.changed' })}
        />
      </Section>
      <Section title="Publish it">
        <TextArea
          label={changeNote.label}
          value={note}
          required
          error={problem}
          maxLength={changeNote.max}
          hint={
            asksForAgreement(document)
              ? 'Everyone it applies to must agree again and sees this first.'
              : 'It stays with the version.'
          }
          onChange={(typed) => update.send({ type: 'note.typed', note: typed })}
        />
        {refusal === null ? null : <Banner tone="danger">{refusal} What you typed is still here.</Banner>}
        <Row justify="end">
          <LinkButton href={pathTo('hrDocument', { id })}>Cancel</LinkButton>
          <Button tone="solid" busy={isBusy} onClick={() => update.send({ type: 'update.asked' })}>
            Publish version {document.versionNo + 1}
          </Button>
        </Row>
      </Section>
    </Page>
  )
}

interface SideProps {
  readonly title: string
  readonly blocks: ReadonlyArray<DiffBlock>
  readonly none: string
}

const Side = ({ title: heading, blocks, none }: SideProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
  <section tabIndex={0} aria-label={heading}>
    <Section title={heading}>
      {blocks.every(({ change }) => change === 'same') ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Changes changes={{ fromVersionNo: null, toVersionNo: 0, titleBefore: null, title: '', blocks, notes: [] }} />
      )}
    </Section>
  </section>
)

/** Where both have changed the same, the template's stands, and what was ours is said. */
const Conflicts = ({ compared: { comparison } }: { readonly compared: Compared }) =>
  comparison.conflicts.length === 0 ? null : (
    <Section
      title="Changed by both"
      description="The template’s text is below. Add your own changes again where you need them."
    >
      <table className={slot('form', 'conflict')}>
        <thead>
          <tr>
            <th scope="col">Yours</th>
            <th scope="col">The template’s</th>
          </tr>
        </thead>
        <tbody>
          {comparison.conflicts.map(({ ours, theirs }) => (
            <tr key={`${ours} ${theirs}`}>
              <td>{ours || '–'}</td>
              <td>{theirs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
