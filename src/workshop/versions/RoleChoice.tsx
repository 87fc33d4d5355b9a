import { useState } from 'react'
import { SelectField } from '../../ui/kit/SelectField.tsx'
import { type Role, roles } from './roles.ts'

export interface RolePair {
  readonly can: Role
  readonly cannot: Role
}

export const useRoleChoice = () => useState<RolePair>({ can: 'admin', cannot: 'manager' })

interface RoleChoiceProps {
  readonly choice: RolePair
  readonly onChoose: (choice: RolePair) => void
}

const article = (role: Role) => (role === 'manager' ? 'a manager' : `an ${role}`)

/** 'What can [an admin] do that [a manager] cannot?' */
export const RoleChoice = ({ choice, onChoose }: RoleChoiceProps) => {
  const choices = roles.map((role) => ({ value: role, label: article(role) }))
  return (
    <div className="role-choice">
      <SelectField
        label="What can"
        value={choice.can}
        choices={choices}
        onChange={(can) => onChoose({ ...choice, can: can as Role })}
      />
      <SelectField
        label="do, and not"
        value={choice.cannot}
        choices={choices}
        onChange={(cannot) => onChoose({ ...choice, cannot: cannot as Role })}
      />
    </div>
  )
}
