/** The login under its button in the header: any button of any page may open it by this name. */
export const loginPanelId = 'login';
