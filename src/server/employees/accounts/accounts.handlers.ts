import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { readAccount, resetTwoFactor, setAdminPrivileges, setTwoFactor } from './account.handlers.ts'
import { showHandover } from './handover.handlers.ts'
import type { HandoverSource } from './handover.ts'
import { createLogin, removeLogin, updatePassword } from './login.handlers.ts'

export const accountsHandlers = (handover: ReadonlyArray<HandoverSource>) =>
  HttpApiBuilder.group(Api, 'accounts', (handlers) =>
    handlers.handleAll({
      read: readAccount,
      setTwoFactor,
      resetTwoFactor,
      setAdminPrivileges,
      handover: showHandover(handover),
      createLogin,
      updatePassword,
      removeLogin,
    }),
  )
