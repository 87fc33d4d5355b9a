import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { changeMany } from './bulk.handlers.ts'
import { exportPeople } from './export.handlers.ts'

export const directoryHandlers = HttpApiBuilder.group(Api, 'directory', (handlers) =>
  handlers.handleAll({ changeMany, export: exportPeople }),
)
