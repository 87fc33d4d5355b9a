import { useSelector } from '@xstate/react'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import type { Employee } from '../../domain/employees/nouns.ts'
import { PICTURE_FRAME } from '../../domain/employees/picture.ts'
import type { EmployeeProfileActor } from '../../machines/employees/employeeProfile.machine.ts'
import { askToLeave } from '../../machines/kit/unsaved.ts'
import { useToasts } from '../app/machines.tsx'
import { PersonAvatar } from '../app/PersonAvatar.tsx'
import { slot } from '../kit/classes.ts'
import { tooltip } from '../kit/tooltip.ts'
import { acceptedPictures, crop, usePictureChoice } from './choosingPicture.ts'

interface AvatarButtonProps {
  readonly profile: EmployeeProfileActor
  readonly employee: Employee
}

/** What is seen around the frame. */
const boundary = { width: 450, height: 360 }

/**
 * The picture at the head of the page, which chooses another. The dialog that cuts one to its frame is here, wherever on the
 * page it was chosen: the head is on every tab.
 */
export const AvatarButton = ({ profile, employee }: AvatarButtonProps) => {
  const { isBusy, choose } = usePictureChoice(profile)
  const input = useRef<HTMLInputElement>(null)
  const toasts = useToasts()
  const { fullName, avatarUrl } = employee
  const label = avatarUrl === null ? `Add a picture of ${fullName}` : `Change the picture of ${fullName}`
  const offer = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // So that the same file can be chosen again.
    target.value = ''
    const problem = await choose(file)
    if (problem !== null) toasts.send({ type: 'toast.announced', kind: 'error', text: problem })
  }
  return (
    <>
      <button
        type="button"
        className={slot('profile', 'avatar')}
        aria-label={label}
        aria-busy={isBusy || undefined}
        {...tooltip(label)}
        onClick={() => input.current?.click()}
      >
        <PersonAvatar person={employee} size={64} />
        <Camera aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedPictures}
        disabled={isBusy}
        onChange={(event) => void offer(event)}
      />
      <Cutting profile={profile} />
    </>
  )
}

const Cutting = ({ profile }: { readonly profile: EmployeeProfileActor }) => {
  const isCutting = useSelector(profile, (snapshot) => snapshot.matches({ showing: 'cuttingPicture' }))
  const picture = useSelector(profile, ({ context }) => context.picture)
  const CropDialog = isCutting ? crop.loaded()?.CropDialog : undefined
  return picture === null || CropDialog === undefined ? null : (
    <CropDialog
      file={picture.file}
      frame={PICTURE_FRAME}
      boundary={boundary}
      confirmLabel="Use this picture"
      onCut={(file) => profile.send({ type: 'avatar.chosen', file })}
      onCancel={() => askToLeave(profile, { type: 'picture.left' })}
    />
  )
}
