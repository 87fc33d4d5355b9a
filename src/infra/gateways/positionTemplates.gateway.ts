import * as Result from 'effect/Result'
import type { PositionTemplatePorts } from '../../machines/positionTemplates/positionTemplates.ports.ts'
import { expecting, nothing, ofItem, type Run } from '../http/run.ts'

/** § 7 Position templates, in the contract's words. `save` hands bytes to the browser's own downloads. */
export const positionTemplatesGateway = (
  run: Run,
  save: (content: Blob, name: string) => void,
): PositionTemplatePorts => ({
  loadTemplates: async (_, signal) => {
    const [active, archived] = await Promise.all([
      run('positionTemplates', 'list', { signal }),
      run('positionTemplateActs', 'archived', { signal }),
    ])
    return Result.isFailure(active)
      ? Result.fail(active.failure)
      : Result.map(archived, (others) => [...active.success, ...others])
  },
  addTemplate: (payload, signal) => run('positionTemplates', 'create', { payload, signal }),
  saveTemplate: ({ id, change: payload }, signal) =>
    run('positionTemplates', 'update', { params: ofItem(id), payload, signal }),
  removeTemplate: async ({ id, version }, signal) =>
    Result.map(
      await run('positionTemplates', 'remove', { params: ofItem(id), headers: expecting(version), signal }),
      nothing,
    ),
  archiveTemplate: ({ id, version }, signal) =>
    run('positionTemplateActs', 'archive', { params: ofItem(id), payload: { version }, signal }),
  unarchiveTemplate: ({ id, version }, signal) =>
    run('positionTemplateActs', 'unarchive', { params: ofItem(id), payload: { version }, signal }),
  adoptTemplate: ({ globalId: templateId, use: payload }, signal) =>
    run('positionTemplateActs', 'useTemplate', { params: { templateId }, payload, signal }),
  upgradeTemplate: ({ id, upgrade: payload }, signal) =>
    run('positionTemplateActs', 'upgrade', { params: ofItem(id), payload, signal }),
  assignTemplate: ({ id, given: payload }, signal) =>
    run('positionTemplateActs', 'assign', { params: ofItem(id), payload, signal }),
  requireOfHolders: ({ id, asked: payload }, signal) =>
    run('positionTemplateActs', 'require', { params: ofItem(id), payload, signal }),
  loadChoices: (_, signal) => run('positionTemplateActs', 'choices', { signal }),
  loadHolders: ({ id }, signal) => run('positionTemplateActs', 'holders', { params: ofItem(id), signal }),
  loadVersions: ({ id }, signal) => run('positionTemplateActs', 'versions', { params: ofItem(id), signal }),
  loadGaps: (_, signal) => run('positionTemplateActs', 'gaps', { signal }),
  takeBack: ({ id }, signal) => run('positionTemplateActs', 'takeBack', { params: ofItem(id), signal }),
  loadGlobals: (_, signal) => run('globalPositionTemplates', 'list', { signal }),
  loadGlobal: ({ id }, signal) => run('globalPositionTemplates', 'read', { params: ofItem(id), signal }),
  download: async (asked, signal) =>
    'paper' in asked
      ? Result.map(
          await run.bytes('positionTemplateActs', 'paper', { params: ofItem(asked.paper), signal }),
          (content) => save(content, `${asked.title}.pdf`),
        )
      : Result.map(
          await run.bytes('positionTemplateActs', 'csv', { payload: { ids: asked.question }, signal }),
          (content) => save(content, 'position templates.csv'),
        ),
})
