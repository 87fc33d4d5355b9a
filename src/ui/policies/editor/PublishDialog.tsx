import { useSelector } from '@xstate/react'
import { outcomeMeanings, outcomeNames } from '../../../domain/policies/editorWording.ts'
import { changeFields } from '../../../domain/policies/heading.fields.ts'
import { asksForAgreement } from '../../../domain/policies/kinds.ts'
import type { HrDocument, PolicyReview } from '../../../domain/policies/nouns.ts'
import { needsNote, outcomesOf } from '../../../domain/policies/writing.ts'
import { askToLeave } from '../../../machines/kit/unsaved.ts'
import {
  imagesProblem,
  type PolicyPublishingActor,
  publishingProblems,
} from '../../../machines/policies/policyPublishing.machine.ts'
import { Banner } from '../../kit/Banner.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { RadioField } from '../../kit/RadioField.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextArea } from '../../kit/TextArea.tsx'
import { Compared } from './Compared.tsx'
import { PublishingReach } from './Reach.tsx'

const { changeNote } = changeFields.fields

/** § 7 The review: what kind of change it is, in whose words, and what of the text it is. */
export const PublishDialog = ({ publishing }: { readonly publishing: PolicyPublishingActor }) => {
  const { document, outcome, note, wasAsked, refusal } = useSelector(publishing, ({ context }) => context)
  const isBusy = useSelector(publishing, (snapshot) => snapshot.hasTag('busy'))
  const problems = wasAsked ? publishingProblems({ document, outcome, note }) : {}
  const images = imagesProblem(document)
  const isFirst = document.versionNo === 0
  const isNew = document.draft !== null
  const asks = asksForAgreement(document)
  return (
    <Dialog
      title={isNew ? `Publish ${document.draft?.title ?? document.title}` : `Review ${document.title}`}
      confirmLabel={isNew ? `Publish version ${document.versionNo + 1}` : 'Complete review'}
      width={680}
      busy={isBusy}
      error={refusal}
      onConfirm={() => publishing.send({ type: 'review.confirmed' })}
      onCancel={() => askToLeave(publishing, { type: 'dialog.cancelled' })}
    >
      {images === null ? null : <Banner tone={wasAsked ? 'danger' : 'warning'}>{images}</Banner>}
      {isFirst && asks ? (
        <Text>This is the first version. Everyone it applies to must read it and agree.</Text>
      ) : isNew && !asks ? null : (
        <Kind
          document={document}
          outcome={outcome}
          error={problems.outcome}
          onChange={(chosen) => publishing.send({ type: 'outcome.chosen', outcome: chosen })}
        />
      )}
      {isNew ? <PublishingReach document={document} asksAgain={isFirst || outcome === 'substantive'} /> : null}
      {isFirst ? null : (
        <TextArea
          label={changeNote.label}
          value={note}
          onChange={(typed) => publishing.send({ type: 'note.typed', note: typed })}
          required={needsNote(outcome, document.versionNo)}
          error={problems.note}
          maxLength={changeNote.max}
          hint={
            asks
              ? 'People see this first when they agree again. It is kept with the version.'
              : 'It stays with the version.'
          }
        />
      )}
      {isNew && !isFirst ? <WhatChanges document={document} /> : null}
    </Dialog>
  )
}

interface KindProps {
  readonly document: HrDocument
  readonly outcome: PolicyReview['outcome'] | null
  readonly error: string | undefined
  readonly onChange: (outcome: PolicyReview['outcome']) => void
}

const Kind = ({ document, outcome, error, onChange }: KindProps) => (
  <RadioField
    label="Type of change"
    choices={outcomesOf(document).map((value) => ({
      value,
      label: outcomeNames[value],
      hint: outcomeMeanings[value],
    }))}
    value={outcome}
    error={error}
    onChange={onChange}
  />
)

const WhatChanges = ({ document: { current, draft } }: { readonly document: HrDocument }) =>
  current === null || draft === null ? null : (
    <div>
      <Text style="label">What changes in the text</Text>
      <Compared before={current} after={draft} />
    </div>
  )
