import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { reinstate } from './reinstating.handlers.ts'

export const startingHandlers = HttpApiBuilder.group(Api, 'starting', (handlers) => handlers.handleAll({ reinstate }))
