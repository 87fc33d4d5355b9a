import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../../contract/api.ts'
import { reinstate } from './reinstating.handlers.ts'
import { changeStart, showStart } from './start.handlers.ts'
import type { StartSource } from './start.sources.ts'

export const startingHandlers = (sources: ReadonlyArray<StartSource>) =>
  HttpApiBuilder.group(Api, 'starting', (handlers) =>
    handlers.handleAll({ start: showStart(sources), endStart: changeStart(sources), reinstate }),
  )
