import { useSelector } from '@xstate/react'
import { isReason } from '../../domain/certifications/lifecycle.ts'
import type { Certification } from '../../domain/certifications/nouns.ts'
import { verificationFields } from '../../domain/certifications/verification.fields.ts'
import { denials } from '../../domain/certifications/wording.ts'
import type { RenewalActor } from '../../machines/certifications/renewal.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { useTimeZone } from '../app/time.ts'
import { Button } from '../kit/Button.tsx'
import { DateText } from '../kit/DateText.tsx'
import { DescriptionList } from '../kit/DescriptionList.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { Expiry } from './Expiry.tsx'
import { FileList } from './FileList.tsx'

interface CheckDialogProps {
  readonly renewal: RenewalActor
  readonly certification: Certification
}

/** What somebody handed in, before it counts. */
export const CheckDialog = ({ renewal, certification }: CheckDialogProps) => {
  const { because, hasTried, refusal } = useSelector(renewal, ({ context }) => context)
  const isBusy = useSelector(renewal, (snapshot) => snapshot.hasTag('busy'))
  const timeZone = useTimeZone()
  const { label, max } = verificationFields.fields.because
  const leave = () => askToLeave(renewal, { type: 'renewal.left' })
  return (
    <Dialog
      title={`${certification.typeName} of ${certification.employeeName}`}
      confirmLabel="Verify"
      busy={isBusy}
      error={refusal}
      onConfirm={() => renewal.send({ type: 'verify.asked' })}
      onCancel={leave}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button busy={isBusy} onClick={() => renewal.send({ type: 'decline.asked' })}>
            Decline
          </Button>
          <Button type="submit" tone="solid" busy={isBusy} data-end>
            Verify
          </Button>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: 'Expires', value: <Expiry expiryDate={certification.expiryDate} /> },
          { term: 'Issued', value: <DateText value={certification.issuedDay} /> },
          {
            term: 'Submitted on',
            value: <DateText value={certification.createdUtc} timeZone={timeZone} withTime />,
          },
        ]}
      />
      <FileList certification={certification} mayDelete={undefined} />
      <TextArea
        label={label}
        hint="Required when you decline. The person can read it."
        value={because}
        error={hasTried && !isReason('declined', because).allowed ? denials.reasonMissing : undefined}
        maxLength={max}
        onChange={(typed) => renewal.send({ type: 'because.typed', because: typed })}
      />
    </Dialog>
  )
}
