import { useSelector } from '@xstate/react'
import { asksForAgreement } from '../../domain/policies/kinds.ts'
import { calledKind } from '../../domain/policies/kindWords.ts'
import { messages } from '../../domain/policies/messages.ts'
import type { HrDocument, PolicyVersion } from '../../domain/policies/nouns.ts'
import { pathTo } from '../../domain/session/places.ts'
import { failureSentence } from '../../machines/kit/failureSentence.ts'
import type { AgreementActor } from '../../machines/policies/agreement.machine.ts'
import { Banner } from '../kit/Banner.tsx'
import { Button } from '../kit/Button.tsx'
import { LinkButton } from '../kit/LinkButton.tsx'
import { Section } from '../kit/Section.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { AgreeBar } from './AgreeBar.tsx'
import { useManages, useMayManage } from './area.ts'
import { ChangeNotes, Changes } from './Changes.tsx'
import { PolicyFileView } from './PolicyFileView.tsx'
import { PolicyText } from './PolicyText.tsx'
import type { DocumentTabProps } from './tab.ts'

/** The policy itself; to someone who agreed to an older version, first only what changed since. */
export const ReadTab = ({ agreement, document }: DocumentTabProps) => {
  const isComparing = useSelector(agreement, (snapshot) => snapshot.matches({ open: { view: 'comparing' } }))
  const isChanges = useSelector(agreement, (snapshot) => snapshot.matches({ open: { view: 'changes' } }))
  const shown = document.current
  return (
    <>
      <Notices agreement={agreement} document={document} />
      {shown === null ? (
        <Draft document={document} />
      ) : isComparing ? (
        <Section title="What changed">
          <Skeleton height={160} />
        </Section>
      ) : isChanges ? (
        <WhatChanged agreement={agreement} />
      ) : (
        <Whole version={shown} document={document} />
      )}
      <AgreeBar agreement={agreement} document={document} />
    </>
  )
}

type NoticesProps = Pick<DocumentTabProps, 'agreement' | 'document'>

const Notices = ({ agreement, document }: NoticesProps) => {
  const manages = useManages()
  const mayChange = useMayManage('Modify')
  const failure = useSelector(agreement, ({ context }) => context.changesFailure)
  const changes = useSelector(agreement, ({ context }) => context.changes)
  const owes = useSelector(agreement, (snapshot) => snapshot.matches({ open: { duty: 'owing' } }))
  const isWhole = useSelector(agreement, (snapshot) => snapshot.matches({ open: { view: 'whole' } }))
  const askChanges = () => agreement.send({ type: 'changes.asked' })
  return (
    <>
      {document.status === 'archived' ? <Banner>{archived(document)}</Banner> : null}
      {manages && document.hasDraft && document.versionNo > 0 ? (
        <Banner>There are unpublished changes. People see the version below.</Banner>
      ) : null}
      {mayChange && document.newVersionAvailable && document.template !== null ? (
        <Banner
          action={
            <LinkButton href={`${pathTo('hrDocumentEdit', { id: document.id })}?update`} size="sm">
              Compare and update
            </LinkButton>
          }
        >
          The template {document.template.title}, which this {calledKind(document)} came from, has a newer version.
        </Banner>
      ) : null}
      {failure !== null && owes ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={askChanges}>
              Try again
            </Button>
          }
        >
          {messages.changesNotLoaded}. {failureSentence(failure)} Here is the whole policy.
        </Banner>
      ) : null}
      {owes && isWhole && changes !== null ? (
        <Banner
          action={
            <Button size="sm" onClick={askChanges}>
              Show changes only
            </Button>
          }
        >
          This is the whole policy.
        </Banner>
      ) : null}
    </>
  )
}

const WhatChanged = ({ agreement }: { readonly agreement: AgreementActor }) => {
  const changes = useSelector(agreement, ({ context }) => context.changes)
  if (changes === null) return null
  return (
    <>
      {changes.notes.some(({ changeNote }) => changeNote.trim() !== '') ? (
        <Section title="In short">
          <ChangeNotes notes={changes.notes} />
        </Section>
      ) : null}
      <Section
        title="What changed"
        description={
          changes.fromVersionNo === null
            ? undefined
            : `Since version ${changes.fromVersionNo}, which you agreed to. The rest is as it was.`
        }
        action={<Button onClick={() => agreement.send({ type: 'whole.asked' })}>Show the whole policy</Button>}
      >
        <Changes changes={changes} />
      </Section>
    </>
  )
}

const archived = (document: HrDocument): string =>
  asksForAgreement(document)
    ? 'This policy is archived. It is kept with all its agreements, and no one has to agree any more.'
    : 'This document is archived. It is kept with all its versions but hidden from readers.'

const Draft = ({ document: { id, type, draft } }: Pick<DocumentTabProps, 'document'>) => (
  <>
    <Banner>This {calledKind({ type })} is hidden until it is published.</Banner>
    {draft?.content == null ? null : (
      <Section>
        <PolicyText content={draft.content} />
      </Section>
    )}
    {draft?.file == null ? null : <PolicyFileView id={id} versionNo={0} file={draft.file} />}
  </>
)

interface WholeProps extends Pick<DocumentTabProps, 'document'> {
  readonly version: PolicyVersion
}

const Whole = ({ version: { content, file, versionNo }, document: { id } }: WholeProps) => (
  <>
    {content === null ? null : (
      <Section>
        <PolicyText content={content} />
      </Section>
    )}
    {file === null ? null : <PolicyFileView id={id} versionNo={versionNo} file={file} />}
  </>
)
