import { HttpApiBuilder } from 'effect/http-api'
import { Api } from '../../contract/api.ts'
import { evidence, evidenceOf } from './evidence/evidence.handlers.ts'
import { file, versionFile } from './files/reading.handlers.ts'
import { addExisting, replaceFile } from './files/writing.handlers.ts'
import { addImage, image } from './images/images.handlers.ts'
import { compareTemplate, updateToTemplate, useTemplate } from './templates/templates.handlers.ts'

export const policyFilesHandlers = HttpApiBuilder.group(Api, 'hrDocumentFiles', (handlers) =>
  handlers.handleAll({
    file,
    versionFile,
    addExisting,
    replaceFile,
    image,
    addImage,
    useTemplate,
    compareTemplate,
    updateToTemplate,
    evidence,
    evidenceOf,
  }),
)
