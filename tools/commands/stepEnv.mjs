/** The environment of a step: ours and `extra`, without npm's own notices between the step's lines. */
export function stepEnv(extra = {}) {
  return { ...process.env, npm_config_update_notifier: 'false', ...extra };
}
