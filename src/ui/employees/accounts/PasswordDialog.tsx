import { useSelector } from '@xstate/react'
import { longestPassword, shortestPassword } from '../../../domain/employees/passwords.ts'
import {
  type PasswordChangeActor,
  type PasswordDraft,
  passwordProblemIn,
} from '../../../machines/employees/accounts/passwordChange.machine.ts'
import { askToLeave } from '../../../machines/kit/unsaved.ts'
import { CheckboxField } from '../../kit/CheckboxField.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { Text } from '../../kit/Text.tsx'
import { TextField } from '../../kit/TextField.tsx'

/** § 7 Sets somebody's password. It is shown as it is typed: the administrator has to tell it to the person. */
export const PasswordDialog = ({ passwordChange }: { readonly passwordChange: PasswordChangeActor }) => {
  const snapshot = useSelector(passwordChange, (snapshot) => snapshot)
  const { employee, account, draft, refusal } = snapshot.context
  const change = (change: Partial<PasswordDraft>) => passwordChange.send({ type: 'password.changed', change })
  return (
    <Dialog
      title={`Set a password for ${employee.fullName}`}
      confirmLabel="Set password"
      busy={snapshot.hasTag('busy')}
      error={refusal}
      onConfirm={() => passwordChange.send({ type: 'dialog.confirmed' })}
      onCancel={() => askToLeave(passwordChange, { type: 'dialog.cancelled' })}
    >
      <Text tone="muted">
        It works for one sign-in, where they choose their own. They are signed out everywhere now.
      </Text>
      <TextField
        label="New password"
        required
        autoFocus
        maxLength={longestPassword}
        value={draft.password}
        hint={`At least ${shortestPassword(account.isTwoFactorSetUp)} characters. Tell them in person or by phone.`}
        error={passwordProblemIn(snapshot) ?? undefined}
        onChange={(password) => change({ password })}
      />
      <CheckboxField
        label={`Notify ${employee.fullName} by email`}
        hint="The email does not include the password."
        checked={draft.notifyEmployee}
        onChange={(notifyEmployee) => change({ notifyEmployee })}
      />
    </Dialog>
  )
}
