import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { readAccount, resetTwoFactor, setAdminPrivileges, setTwoFactor } from './account.handlers.ts'
import { listLeftovers } from './leftovers.handlers.ts'
import type { LeftoverSource } from './leftovers.ts'
import { createLogin, removeLogin, updatePassword } from './login.handlers.ts'

export const accountsHandlers = (leftovers: ReadonlyArray<LeftoverSource>) =>
  HttpApiBuilder.group(Api, 'accounts', (handlers) =>
    handlers.handleAll({
      read: readAccount,
      setTwoFactor,
      resetTwoFactor,
      setAdminPrivileges,
      leftovers: listLeftovers(leftovers),
      createLogin,
      updatePassword,
      removeLogin,
    }),
  )
