/** The JSON Schema of a configuration, for editors; `schema/config.schema.json` is this text. */

import { z } from 'zod'
import { configSchema } from './config-schema.ts'

/** The whole file, line end included. `$schema` is let through: it is how an editor is told. */
export function configJsonSchema(): string {
  const { properties, ...rest } = z.toJSONSchema(configSchema(), { io: 'input' })
  const schema = {
    ...rest,
    title: 'teeth configuration',
    properties: { $schema: { type: 'string' }, ...properties },
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
