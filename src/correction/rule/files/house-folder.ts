/**
 * Names the folder of a house style to every thread of a process. Rules are loaded once, before any text, so this is
 * asked of the environment as whatever else a process is started with.
 */
export const HOUSE_RULES = 'MALGYEOL_RULES';
